/** Tells staff that they see what their client would see. */
export function PreviewBar() {
  return (
    <p role="status" className="border-line border-b bg-amber-wash">
      <span className="page-column block py-3 text-sm">
        <strong className="font-semibold">Preview.</strong> This is the page of your client, with
        what was saved last. It doesn't count as opened, and nothing can be answered here.
      </span>
    </p>
  );
}
