#ifndef HERO_ENVIRONMENT_H
#define HERO_ENVIRONMENT_H

/// Variables that the libraries which draw listen to, and which are taken out of the environment before anything else runs. A name that
/// ends in `*` stands for all that begin so. Ends with NULL.
const char *const *hero_drawing_variables(void);

#endif
