import { LinkNotAvailable } from "#app/site/secret-link/link-not-available.tsx";

/** For an unknown link: wrong, or cut off. */
export function CallNotFound() {
  return (
    <LinkNotAvailable
      reason="There is no call at this link. Part of the link may be missing: open it again from the email we sent you."
      onward={{ to: "/", label: "Go to the home page" }}
      question="Still not working?"
    />
  );
}
