import { n as describeChecked, t as checkCommand } from "./check-command-BH-AxMka.js";

export { checkCommand };