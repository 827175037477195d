/** Ends the session of this browser. A form, so that no link or image of another page does. */
export function SignOutButton({ className }: { className?: string }) {
  return (
    <form method="post" action="/desk/account">
      <button type="submit" name="intent" value="sign-out" className={className}>
        Sign out
      </button>
    </form>
  );
}
