import deskStyle from "../desk.css?url";

/**
 * The desk's stylesheet. As a link and not as an import: a script that is loaded later would add
 * the stylesheets of what it shares code with once more, behind this one.
 */
export const linkDeskStyle = () => [{ rel: "stylesheet", href: deskStyle }];
