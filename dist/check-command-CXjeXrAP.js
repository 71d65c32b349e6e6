import { n as describeChecked, t as checkCommand } from "./check-command-OvzQeZEv.js";

export { checkCommand };