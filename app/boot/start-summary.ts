import { relative } from "node:path";

/** Printed at a terminal once the site is ready. */
export function toStartSummary(
  { siteUrl, smtpUrl, mailDir }: { siteUrl: string; smtpUrl: string | undefined; mailDir: string },
  workingDir: string,
): string {
  const rows = [
    ["Site", siteUrl],
    ["API docs", `${siteUrl}/api/docs`],
    ["Emails", smtpUrl ? "sent by SMTP" : `files in ${relative(workingDir, mailDir) || mailDir}`],
    ["Stop", "Ctrl+C"],
  ];
  const lines = rows.map(([label = "", text]) => `  ${label.padEnd(10)}${text}`);
  return ["", "  The site is ready.", "", ...lines, "", ""].join("\n");
}
