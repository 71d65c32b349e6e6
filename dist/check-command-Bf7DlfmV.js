import { n as describeChecked, t as checkCommand } from "./check-command-BoAFHfAF.js";

export { checkCommand };