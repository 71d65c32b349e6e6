import { n as renderPage, t as DATA_ID } from "./render-page-Cx5LtaxA.js";

export { DATA_ID, renderPage };