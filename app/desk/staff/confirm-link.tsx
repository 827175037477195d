/** Leads to the sign-in and back, for what needs a recent one. */
export function ConfirmLink({ path, children }: { path: string; children: string }) {
  const query = new URLSearchParams({ confirm: "", next: path });
  return (
    <a href={`/desk/sign-in?${query}`} className="desk-button no-underline">
      {children}
    </a>
  );
}
