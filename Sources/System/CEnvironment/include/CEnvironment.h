#ifndef HERO_ENVIRONMENT_H
#define HERO_ENVIRONMENT_H

/// Variables that the libraries which draw listen to, and which are taken out of the environment before anything else runs. A name that
/// ends in `*` stands for all that begin so. Ends with NULL.
const char *const *hero_drawing_variables(void);

/// Whether any of them was set when the process began: a library may have read it while it was loaded, as pixman does.
int hero_had_drawing_variables(void);

#endif
