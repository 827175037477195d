/** A thin line at the top while the next page loads. */
export function ProgressLine() {
  return (
    <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-0.5 forced-color-adjust-none">
      <div className="h-full origin-left animate-progress bg-blue" />
    </div>
  );
}
