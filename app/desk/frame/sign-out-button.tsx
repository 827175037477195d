import { useFetcher } from "react-router";

/**
 * Ends the session of this browser. A form, so that no link or image of another page does; when it
 * fails, the page remains.
 */
export function SignOutButton() {
  const { Form } = useFetcher();
  return (
    <Form method="post" action="/desk/account">
      <button type="submit" name="intent" value="sign-out" className="desk-button">
        Sign out
      </button>
    </Form>
  );
}
