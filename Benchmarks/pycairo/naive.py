#!/usr/bin/python3
"""Draws scenes/showpieces/reference-list-to-detail.json plainly with pycairo, for the ratio that `make bench` prints.

    naive.py --out DIR

What somebody writes who needs the film once: every view is drawn anew in every frame, shadows are blurred with Pillow, groups that fade
are pushed and popped, PNG files are written by cairo, on one core. It reads the same scene file and pictures and knows as much of scenes
as this one needs. Needs python3-cairo, python3-pil and fonts-inter.
"""

import argparse
import json
import math
import os
import re

import cairo
from PIL import Image, ImageFilter

SCENE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../scenes/showpieces/reference-list-to-detail.json")
WEIGHTS = {"semibold": "Inter SemiBold", "medium": "Inter Medium"}


def color(text):
    text = text["light"] if isinstance(text, dict) else text
    return tuple(int(text[i : i + 2], 16) / 255 for i in range(1, len(text), 2))


def modifiers(view):
    """`fade translate(0, 40)` as {"fade": [], "translate": [0.0, 40.0]}."""
    calls = re.findall(r"(\w+)(?:\(([^()]*)\))?", view.get("heroModifiers", ""))
    return {name: [float(number) for number in numbers.split(",") if number.strip()] for name, numbers in calls}


def eased(part):
    """The standard curve, cubic-bezier(0.4, 0, 0.2, 1), by halving."""
    low, high = 0.0, 1.0
    for _ in range(24):
        u = (low + high) / 2
        x = 3 * u * (1 - u) ** 2 * 0.4 + 3 * u * u * (1 - u) * 0.2 + u**3
        low, high = (u, high) if x < part else (low, u)
    return 3 * u * u * (1 - u) + u**3


def mixed(one, other, part):
    return one + (other - one) * part


class Film:
    def __init__(self, path):
        scene = json.load(open(path, encoding="utf-8"))
        self.folder, canvas = os.path.dirname(path), scene["canvas"]
        self.width, self.height, self.scale = canvas["width"], canvas["height"], canvas["scale"]
        self.old, self.new = (scene["screens"][name]["view"]["subviews"] for name in ("trails", "trail"))
        self.card = next(view for view in self.old if view.get("heroID") == "card")
        self.page = self.new[0]
        self.duration = modifiers(self.page)["duration"][0]
        self.pictures = {}
        self.surface = cairo.ImageSurface(cairo.FORMAT_RGB24, self.width * self.scale, self.height * self.scale)

    # Views

    def outline(self, c, x, y, width, height, radius):
        radius = min(radius, width / 2, height / 2)
        c.new_sub_path()
        for index, (cx, cy) in enumerate(
            [(x + width - radius, y + radius), (x + width - radius, y + height - radius), (x + radius, y + height - radius),
             (x + radius, y + radius)]
        ):
            c.arc(cx, cy, radius, (index - 1) * math.pi / 2, index * math.pi / 2)
        c.close_path()

    def shadow(self, c, width, height, radius, shadow):
        pad = 3 * shadow["radius"]
        columns, rows = (math.ceil((side + 2 * pad) * self.scale) for side in (width, height))
        mask = cairo.ImageSurface(cairo.FORMAT_A8, columns, rows)
        d = cairo.Context(mask)
        d.scale(self.scale, self.scale)
        self.outline(d, pad, pad, width, height, radius)
        d.fill()
        mask.flush()
        stride = mask.get_stride()
        blurred = Image.frombuffer("L", (columns, rows), bytes(mask.get_data()), "raw", "L", stride, 1).filter(
            ImageFilter.GaussianBlur(shadow["radius"] * self.scale))
        data = bytearray(stride * rows)
        for row in range(rows):
            data[row * stride : row * stride + columns] = blurred.crop((0, row, columns, row + 1)).tobytes()
        mask = cairo.ImageSurface.create_for_data(data, cairo.FORMAT_A8, columns, rows, stride)
        c.save()
        c.translate(shadow["offset"][0] - pad, shadow["offset"][1] - pad)
        c.scale(1 / self.scale, 1 / self.scale)
        c.set_source_rgba(*color(shadow["color"])[:3], shadow["opacity"])
        c.mask_surface(mask, 0, 0)
        c.restore()

    def picture(self, c, path, width, height, radius):
        if path not in self.pictures:
            self.pictures[path] = cairo.ImageSurface.create_from_png(os.path.join(self.folder, path))
        image = self.pictures[path]
        c.save()
        self.outline(c, 0, 0, width, height, radius)
        c.clip()
        factor = max(width / image.get_width(), height / image.get_height())
        c.translate((width - image.get_width() * factor) / 2, (height - image.get_height() * factor) / 2)
        c.scale(factor, factor)
        c.set_source_surface(image, 0, 0)
        c.get_source().set_filter(cairo.FILTER_GOOD)
        c.paint()
        c.restore()

    def text(self, c, view, width, height):
        font = view["font"]
        weight = cairo.FONT_WEIGHT_BOLD if font.get("weight") == "bold" else cairo.FONT_WEIGHT_NORMAL
        c.select_font_face(WEIGHTS.get(font.get("weight"), "Inter"), cairo.FONT_SLANT_NORMAL, weight)
        c.set_font_size(font["size"])
        c.set_source_rgba(*color(view["textColor"]))
        lines = [""]
        for word in view["text"].split():
            longer = (lines[-1] + " " + word).strip()
            if view.get("numberOfLines") == 0 and c.text_extents(longer).x_advance > width:
                lines.append(word)
            else:
                lines[-1] = longer
        ascent, descent, line_height = c.font_extents()[:3]
        top = (height - line_height * len(lines)) / 2
        shift = {"center": 0.5, "right": 1}.get(view.get("textAlignment"), 0)
        for index, line in enumerate(lines):
            c.move_to((width - c.text_extents(line).x_advance) * shift, top + ascent + index * line_height)
            c.show_text(line)

    def body(self, c, view, width, height, radius=None):
        """A view with what it holds, its corner at the origin."""
        radius = view.get("cornerRadius", 0) if radius is None else radius
        if "shadow" in view:
            self.shadow(c, width, height, radius, view["shadow"])
        if "backgroundColor" in view:
            c.set_source_rgba(*color(view["backgroundColor"]))
            self.outline(c, 0, 0, width, height, radius)
            c.fill()
        if view.get("type") == "gradient":
            gradient = cairo.LinearGradient(0, 0, 0, height)
            for index, stop in enumerate(view["colors"]):
                gradient.add_color_stop_rgba(index, *color(stop), 1)
            c.set_source(gradient)
            c.rectangle(0, 0, width, height)
            c.fill()
        if view.get("type") == "shape":
            c.set_source_rgba(*color(view["fillColor"]))
            for x, y in re.findall(r"[ML] ([\d.]+) ([\d.]+)", view["path"]):
                c.line_to(float(x), float(y))
            c.fill()
        if "image" in view:
            self.picture(c, view["image"], width, height, radius)
        if "text" in view:
            self.text(c, view, width, height)
        for child in view.get("subviews", []):
            self.placed(c, child)

    def placed(self, c, view):
        x, y, width, height = view["frame"]
        c.save()
        c.translate(x, y)
        self.body(c, view, width, height)
        c.restore()

    def faded(self, c, opacity, draw):
        if opacity <= 0:
            return
        if opacity >= 1:
            return draw()
        c.push_group()
        draw()
        c.pop_group_to_source()
        c.paint_with_alpha(opacity)

    # Frames

    def moved(self, c, view, time, appears):
        """A view on its way to what its modifiers say, or from there."""
        calls = modifiers(view)
        if not calls:
            return self.placed(c, view)
        part = (time - calls.get("delay", [0])[0]) / calls["duration"][0]
        part = eased(min(max(part, 0), 1))
        if appears:
            part = 1 - part
        x, y, width, height = view["frame"]
        dx, dy = calls.get("translate", [0, 0])
        factor = mixed(1, calls.get("scale", [1])[0], part)

        def draw():
            c.save()
            c.translate(x + width / 2 + dx * part, y + height / 2 + dy * part)
            c.rotate(calls.get("rotate", [0])[0] * part)
            c.scale(factor, factor)
            c.translate(-width / 2, -height / 2)
            self.body(c, view, width, height)
            c.restore()

        self.faded(c, 1 - part, draw)

    def flown(self, c, one, other, part, bend, draw):
        """A matched view between two frames, its centre on an arc, cross-faded to what it becomes; returns its corner."""
        (x1, y1, w1, h1), (x2, y2, w2, h2) = one["frame"], other["frame"]
        width, height = mixed(w1, w2, part), mixed(h1, h2, part)
        (ax, ay), (bx, by) = (x1 + w1 / 2, y1 + h1 / 2), (x2 + w2 / 2, y2 + h2 / 2)
        cx, cy = mixed((ax + bx) / 2, ax, bend), mixed((ay + by) / 2, by, bend)
        x, y = (a * (1 - part) ** 2 + 2 * k * part * (1 - part) + b * part**2 for a, k, b in ((ax, cx, bx), (ay, cy, by)))
        radius = mixed(one.get("cornerRadius", 0), other.get("cornerRadius", 0), part)
        c.save()
        c.translate(x - width / 2, y - height / 2)
        draw({**one, "subviews": []}, width, height, radius)
        self.faded(c, part, lambda: draw({**other, "subviews": []}, width, height, radius))
        c.restore()
        return x - width / 2, y - height / 2

    def frame(self, time):
        c = cairo.Context(self.surface)
        c.scale(self.scale, self.scale)
        options = cairo.FontOptions()
        options.set_hint_style(cairo.HINT_STYLE_NONE)
        options.set_hint_metrics(cairo.HINT_METRICS_OFF)
        options.set_antialias(cairo.ANTIALIAS_GRAY)
        c.set_font_options(options)
        for view in self.old:
            if view is not self.card:
                self.moved(c, view, time, appears=False)
        part = eased(min(time / self.duration, 1))
        corner = self.flown(c, self.card, self.page, part, 1, lambda *view: self.body(c, *view))
        photo, words = self.card["subviews"][0], self.card["subviews"][1:]
        c.save()
        c.translate(*corner)
        self.flown(c, photo, self.page["subviews"][0], part, 0.5, lambda *view: self.body(c, *view))
        c.restore()
        c.save()
        c.translate(*self.card["frame"][:2])
        for view in words:
            self.moved(c, view, time, appears=False)
        c.restore()
        for view in self.new[1:]:
            self.moved(c, view, time, appears=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--out", required=True)
    out = parser.parse_args().out
    os.makedirs(out, exist_ok=True)
    film = Film(SCENE)
    count = math.ceil(film.duration * 60 - 1e-6) + 1
    for index in range(count):
        film.frame(min(index / 60, film.duration))
        film.surface.write_to_png(f"{out}/frame_{index:05d}.png")


if __name__ == "__main__":
    main()
