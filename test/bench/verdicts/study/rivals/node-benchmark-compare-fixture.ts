/** One benchmark of a Node core comparison: operations a second of the runs, and what was printed of it. */
export interface PrintedComparison {
  readonly name: string;
  readonly oldRates: readonly number[];
  readonly newRates: readonly number[];
  readonly stars: number;
  readonly improvementPercent: number;
  /** "accuracy" at one, two and three stars: half the width of the interval around the improvement. */
  readonly accuracyPercent: readonly [number, number, number];
}

/**
 * From fixtures/confidence.csv and http.csv of github.com/targos/node-benchmark-compare, the JavaScript twin of
 * compare.R that Node's guide names beside it, with what its snapshot of src/node-benchmark-compare.test.js says of
 * them. The rates of the first two are rounded to whole operations a second.
 */
export const PRINTED_COMPARISONS: readonly PrintedComparison[] = [
  {
    name: "util/format.js type='string'",
    oldRates: [
      3300415, 3968176, 3846015, 2868828, 3679933, 3617481, 3590294, 3449000, 3456044, 3885198, 3517601, 3960536, 3295903, 3864314, 4143520,
      3353126, 2872625, 3584711, 3646158, 3973402, 4010585, 3306746, 2622891, 3998006, 4008226, 2737962, 3683451, 3499368, 3667439, 4063951,
    ],
    newRates: [
      3356387, 4617229, 4426019, 4637910, 4540049, 4630372, 4107073, 4869028, 4478719, 3202032, 4683806, 3841074, 2721833, 4587580, 4653763,
      3585076, 3840840, 4600962, 3556116, 4215421, 3736296, 3458971, 3459646, 3038804, 4524506, 3824884, 4612832, 4476780, 4352794, 4384471,
    ],
    stars: 3,
    improvementPercent: 14.47,
    accuracyPercent: [7.27, 9.68, 12.63],
  },
  {
    name: "util/format.js type='string-2'",
    oldRates: [
      2955264, 3032779, 2371710, 3382203, 2953888, 3493881, 2905271, 3462903, 2618383, 3170818, 3431148, 3222951, 3096481, 3371390, 2832330,
      2699680, 3512865, 2201084, 2501170, 2199489, 3278176, 3494259, 2784118, 3391221, 2757918, 2928996, 2637226, 3032310, 3103445, 3512827,
    ],
    newRates: [
      3568734, 2280666, 3653590, 2757738, 3074066, 2709800, 3400681, 2692465, 3668635, 3137461, 3544768, 3363579, 3205682, 3265008, 3093701,
      3546952, 3622382, 2362048, 3777181, 3053892, 3104996, 3785967, 3312474, 3347015, 3000452, 3594756, 3585445, 3505063, 2211037, 3791790,
    ],
    stars: 1,
    improvementPercent: 7.4,
    accuracyPercent: [7.22, 9.61, 12.51],
  },
  {
    name: "util/inspect.js option='colors' method='Number'",
    oldRates: [
      1165462.7242481397, 1142397.7683945033, 1099146.655511061, 1114466.7084554534, 1002704.6453752029, 976927.416735255, 1053894.9771523473,
    ],
    newRates: [
      1165371.725028677, 1406243.1994957775, 1208121.0136159468, 1062686.212512482, 1424532.7763979991, 1359598.2332836718, 1286340.2372500207,
    ],
    stars: 2,
    improvementPercent: 17.97,
    accuracyPercent: [12.02, 17.25, 25.33],
  },
  {
    name: "http/client-request-body.js method='end' len=1024 type='utf'",
    oldRates: [9593.580146357637, 9586.523118702495],
    newRates: [9318.384312533171, 9338.560606301955],
    stars: 1,
    improvementPercent: -2.73,
    accuracyPercent: [0.91, 3.33, 21.33],
  },
  {
    name: "http/client-request-body.js method='end' len=256 type='buf'",
    oldRates: [9741.950720118743, 9925.196296562275],
    newRates: [8970.115417449817, 9139.677641201368],
    stars: 1,
    improvementPercent: -7.92,
    accuracyPercent: [5.49, 12.73, 40.79],
  },
  {
    name: "http/client-request-body.js method='end' len=1024 type='buf'",
    oldRates: [10107.941607097811, 9704.643592553772],
    newRates: [8506.390528389158, 9849.822950087475],
    stars: 0,
    improvementPercent: -7.35,
    accuracyPercent: [63.34, 249.25, 1758.36],
  },
];
