/** Ends the session of this browser. A form, so that no link or image of another page does. */
export function SignOutButton() {
  return (
    <form method="post" action="/desk/account">
      <button type="submit" name="intent" value="sign-out" className="desk-button">
        Sign out
      </button>
    </form>
  );
}
