import { relative } from "node:path";

/**
 * Printed at a terminal once the site is ready.
 * @param deskLink sets up the first owner of the desk; undefined once there is one
 */
export function toStartSummary(
  { siteUrl, smtpUrl, mailDir }: { siteUrl: string; smtpUrl: string | undefined; mailDir: string },
  workingDir: string,
  deskLink?: string,
): string {
  const rows = [
    ["Site", siteUrl],
    ["Desk", deskLink ?? `${siteUrl}/desk`],
    ["API docs", `${siteUrl}/api/docs`],
    ["Emails", smtpUrl ? "sent by SMTP" : `files in ${relative(workingDir, mailDir) || mailDir}`],
    ["Stop", "Ctrl+C"],
  ];
  const lines = rows.map(([label = "", text]) => `  ${label.padEnd(10)}${text}`);
  return ["", "  The site is ready.", "", ...lines, "", ""].join("\n");
}
