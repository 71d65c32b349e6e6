/** How far off a mean may be whose figures come in clusters: another recording has other clusters. */
import { quantileSorted, sum } from 'simple-statistics';
import { type Draw, upperQuantile } from '../../src/statistics.ts';
import type { Bounds } from '../clopper-pearson.ts';

/** A figure by which a mean is formed. */
interface Clustered {
  readonly value: number;
  /** Figures of one cluster are not independent of each other. */
  readonly cluster: string;
}

/** From fewer, percentiles of a bootstrap lie too close together: it takes the spread of the few for that of all. */
const LEAST_CLUSTERS_OF_A_BOOTSTRAP = 10;

const RESAMPLES = 1_000;

/**
 * The interval of the mean over all figures; null: one cluster is no sample. Where all clusters have the same mean it is that
 * mean alone, by either way.
 *
 * @param level like 0.95
 */
export function clusterInterval(values: readonly Clustered[], level: number, draw: Draw): Bounds | null {
  const clusters = [...Map.groupBy(values, ({ cluster }) => cluster).values()].map((members): Cluster => ({
    total: sum(members.map(({ value }) => value)),
    figures: members.length,
  }));
  if (clusters.length < 2) return null;
  return clusters.length < LEAST_CLUSTERS_OF_A_BOOTSTRAP ? jackknifeInterval(clusters, level) : bootstrapInterval(clusters, level, draw);
}

interface Cluster {
  readonly total: number;
  readonly figures: number;
}

/**
 * Student's t, with the standard error of the means that leave out one cluster each (Tukey 1958): of clusters of one size the
 * t interval of their means, and on the wide side where sizes differ.
 */
function jackknifeInterval(clusters: readonly Cluster[], level: number): Bounds {
  const [total, figures] = [sum(clusters.map((one) => one.total)), sum(clusters.map((one) => one.figures))];
  const center = total / figures;
  const squares = clusters.map((left) => ((total - left.total) / (figures - left.figures) - center) ** 2);
  const standardError = Math.sqrt(((clusters.length - 1) / clusters.length) * sum(squares));
  const margin = upperQuantile((1 - level) / 2, clusters.length - 1) * standardError;
  return { low: center - margin, high: center + margin };
}

/** Percentiles of the mean over whole clusters, drawn with replacement (Field & Welsh 2007). */
function bootstrapInterval(clusters: readonly Cluster[], level: number, draw: Draw): Bounds {
  const means = Array.from({ length: RESAMPLES }, () => {
    let [total, figures] = [0, 0];
    for (let picked = 0; picked < clusters.length; picked += 1) {
      const cluster = clusters[draw(clusters.length)]!;
      total += cluster.total;
      figures += cluster.figures;
    }
    return total / figures;
  }).toSorted((one, other) => one - other);
  return { low: quantileSorted(means, (1 - level) / 2), high: quantileSorted(means, (1 + level) / 2) };
}
