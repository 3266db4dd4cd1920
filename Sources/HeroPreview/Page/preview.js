const films = await (await fetch("api/films")).json(); document.title = films.films[0]?.name ?? "herorender";
