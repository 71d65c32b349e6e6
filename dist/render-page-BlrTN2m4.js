import { t as renderPage } from "./render-page-8ffAqi_2.js";

export { renderPage };