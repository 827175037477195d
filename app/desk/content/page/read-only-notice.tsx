/** Why nothing can be changed here. */
export function ReadOnlyNotice() {
  return (
    <p className="mx-4 my-2 border-amber border-l-4 bg-amber-wash px-3 py-2">
      Content is edited in its folder and imported (<code>CONTENT_EDIT=folder</code>). You can only
      read it at the desk.
    </p>
  );
}
