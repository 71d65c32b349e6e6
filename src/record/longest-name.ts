/** Of a benchmark and the like, in characters. A step that publishes refuses a run that has a longer one: names tell things apart, so none is cut. */
export const LONGEST_NAME = 300;
