/** Recovery codes, which are shown once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <>
      <p>
        Each code replaces the authenticator app once, if you lose it. Print them or store them in
        your password manager: they're not shown again.
      </p>
      <ol className="figures grid grid-cols-1 gap-x-8 gap-y-1 rounded-card border border-line p-4 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="select-all whitespace-nowrap">
            {code}
          </li>
        ))}
      </ol>
    </>
  );
}
