import { setOwnErrorPage } from "#app/shell/own-error-page.ts";
import deskStyle from "../desk.css?url";
import { EarlyErrorPage } from "./early-error-page.tsx";

setOwnErrorPage({
  isAt: (pathname) => /^\/desk(\/|$)/.test(pathname),
  Page: EarlyErrorPage,
  style: deskStyle,
});
