/** Of a file that a person sent: shown by the browser's own PDF viewer or saved, and never run. */
export function toFileHeaders({ type, name }: { type: string; name: string }) {
  const disposition = type === "application/pdf" ? "inline" : "attachment";
  return {
    "Content-Type": type,
    "Content-Disposition": `${disposition}; filename*=UTF-8''${encodeURIComponent(name)}`,
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "X-Frame-Options": "SAMEORIGIN",
  };
}
