#include "CAnimation.h"
#include "colors.h"
#include <stdlib.h>
#include <string.h>

// Every sum is done in the same order everywhere; a product is never fused with a sum.
#pragma STDC FP_CONTRACT OFF

/// Colours of a cell: their mean and how much they count.
typedef struct {
  double value[3];
  double weight;
} point;

/// Points that one entry of the palette stands for.
typedef struct {
  int32_t start, end;
  /// What splitting it gains, along which axis, and where.
  double gain;
  int32_t axis, cut;
} box;

static int32_t collect(const hero_cell *cells, const uint64_t *taken, int32_t cell_count, point *points) {
  int32_t count = 0;
  for (int32_t i = hero_next_taken(taken, 0, cell_count); i < cell_count; i = hero_next_taken(taken, i + 1, cell_count)) {
    double n = (double)cells[i].count;
    point *p = &points[count++];
    p->value[0] = (double)cells[i].red / n;
    p->value[1] = (double)cells[i].green / n;
    p->value[2] = (double)cells[i].blue / n;
    p->weight = n;
  }
  return count;
}

/// Sorts stably along an axis: values in 1024 buckets a quarter of a level wide.
static void sort(point *points, int32_t count, int32_t axis, point *scratch) {
  int32_t starts[1025] = {0};
  for (int32_t i = 0; i < count; i++) starts[(int32_t)(points[i].value[axis] * 4) + 1]++;
  for (int32_t i = 0; i < 1024; i++) starts[i + 1] += starts[i];
  for (int32_t i = 0; i < count; i++) scratch[starts[(int32_t)(points[i].value[axis] * 4)]++] = points[i];
  memcpy(points, scratch, (size_t)count * sizeof *points);
}

/// Finds the cut that takes most from the sum of squared differences to the mean: that of the two parts' means, weighted.
static void plan(box *b, point *points, point *scratch) {
  b->gain = 0;
  b->cut = b->start;
  b->axis = 0;
  int32_t count = b->end - b->start;
  double all[3] = {0, 0, 0}, weight = 0;
  for (int32_t i = b->start; i < b->end; i++) {
    for (int32_t c = 0; c < 3; c++) all[c] += points[i].weight * points[i].value[c];
    weight += points[i].weight;
  }
  for (int32_t axis = 0; axis < 3; axis++) {
    sort(points + b->start, count, axis, scratch);
    double part[3] = {0, 0, 0}, below = 0;
    for (int32_t i = b->start; i + 1 < b->end; i++) {
      double above, gain = 0;
      for (int32_t c = 0; c < 3; c++) part[c] += points[i].weight * points[i].value[c];
      below += points[i].weight;
      above = weight - below;
      for (int32_t c = 0; c < 3; c++) {
        double difference = part[c] / below - (all[c] - part[c]) / above;
        gain += difference * difference;
      }
      gain *= below * above / weight;
      if (gain > b->gain) {
        b->gain = gain;
        b->axis = axis;
        b->cut = i + 1;
      }
    }
  }
}

static int32_t split(point *points, int32_t count, int32_t limit, point *scratch, box *boxes) {
  int32_t made = 1;
  boxes[0].start = 0;
  boxes[0].end = count;
  plan(&boxes[0], points, scratch);
  while (made < limit) {
    int32_t best = 0;
    for (int32_t i = 1; i < made; i++) {
      if (boxes[i].gain > boxes[best].gain) best = i;
    }
    box *low = &boxes[best], *high = &boxes[made];
    if (low->gain <= 0) break;
    sort(points + low->start, low->end - low->start, low->axis, scratch);
    high->start = low->cut;
    high->end = low->end;
    low->end = low->cut;
    plan(low, points, scratch);
    plan(high, points, scratch);
    made++;
  }
  return made;
}

/// An entry of the palette, in a list by red.
typedef struct {
  double value[3];
  int32_t entry;
} place;

/// Puts the entries in order of their red, those of the same red as they were.
static void line_up(double (*entries)[3], int32_t colors, place *places) {
  for (int32_t e = 0; e < colors; e++) {
    int32_t i = e;
    for (; i > 0 && places[i - 1].value[0] > entries[e][0]; i--) places[i] = places[i - 1];
    memcpy(places[i].value, entries[e], sizeof places[i].value);
    places[i].entry = e;
  }
}

/// What was found nearest so far.
typedef struct {
  double distance;
  int32_t at;
} nearest;

/// Whether an entry lies so far off in red alone that it and all beyond it cannot be nearer; takes it if it is. Of two as near as each
/// other the one that the search began with counts, then the lower entry.
static inline int ends_with(const double *v, const place *places, int32_t at, int32_t start, nearest *best) {
  const place *p = &places[at];
  double dr = v[0] - p->value[0], distance = dr * dr;
  if (distance > best->distance) return 1;
  double dg = v[1] - p->value[1], db = v[2] - p->value[2];
  distance += dg * dg + db * db;
  int is_tie = distance == best->distance && best->at != start && p->entry < places[best->at].entry;
  if (distance < best->distance || is_tie) *best = (nearest){distance, at};
  return 0;
}

/// Moves each entry to the mean of the points that are nearest to it, some times over.
static void refine(const point *points, int32_t count, double (*entries)[3], int32_t colors, int32_t rounds, double *sums) {
  place places[256];
  for (int32_t round = 0; round < rounds; round++) {
    memset(sums, 0, sizeof(double) * 4 * 256);
    line_up(entries, colors, places);
    int32_t start = 0;
    while (places[start].entry != 0) start++;
    for (int32_t i = 0; i < count; i++) {
      const double *v = points[i].value;
      nearest best = {1e30, start};
      // Neighbours in the list of points are neighbours in colour: begin with what was nearest last.
      ends_with(v, places, start, start, &best);
      for (int32_t at = start - 1; at >= 0 && !ends_with(v, places, at, start, &best);) at--;
      for (int32_t at = start + 1; at < colors && !ends_with(v, places, at, start, &best);) at++;
      start = best.at;
      double *sum = sums + places[start].entry * 4;
      for (int32_t c = 0; c < 3; c++) sum[c] += points[i].weight * v[c];
      sum[3] += points[i].weight;
    }
    for (int32_t e = 0; e < colors; e++) {
      if (sums[e * 4 + 3] == 0) continue;
      for (int32_t c = 0; c < 3; c++) entries[e][c] = sums[e * 4 + c] / sums[e * 4 + 3];
    }
  }
}

int32_t hero_choose_palette(
    const hero_cell *cells, const uint64_t *taken, int32_t cell_count, int32_t limit, uint8_t *palette) {
  size_t occupied = (size_t)hero_taken_cells(taken, cell_count);
  if (occupied == 0 || limit < 1) return 0;
  point *points = malloc(sizeof(point) * occupied * 2);
  box *boxes = malloc(sizeof(box) * 256);
  double(*entries)[3] = malloc(sizeof(double) * 256 * 7);
  int32_t colors = -1;
  if (points != NULL && boxes != NULL && entries != NULL) {
    int32_t count = collect(cells, taken, cell_count, points);
    colors = split(points, count, limit < 256 ? limit : 256, points + count, boxes);
    for (int32_t e = 0; e < colors; e++) {
      double sum[4] = {0, 0, 0, 0};
      for (int32_t i = boxes[e].start; i < boxes[e].end; i++) {
        for (int32_t c = 0; c < 3; c++) sum[c] += points[i].weight * points[i].value[c];
        sum[3] += points[i].weight;
      }
      for (int32_t c = 0; c < 3; c++) entries[e][c] = sum[c] / sum[3];
    }
    refine(points, count, entries, colors, 6, &entries[256][0]);
    for (int32_t e = 0; e < colors; e++) {
      for (int32_t c = 0; c < 3; c++) palette[e * 3 + c] = (uint8_t)(entries[e][c] + 0.5);
    }
  }
  free(points);
  free(boxes);
  free(entries);
  return colors;
}
