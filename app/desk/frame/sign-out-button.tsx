/**
 * Ends the session of this browser. A form, so that no link or image of another page does; a form of
 * the document, whose redirect counts also when a live update reads the page just then.
 */
export function SignOutButton() {
  return (
    <form method="post" action="/desk/account">
      <button type="submit" name="intent" value="sign-out" className="desk-button">
        Sign out
      </button>
    </form>
  );
}
