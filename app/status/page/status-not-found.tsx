import { LinkNotAvailable } from "#app/site/secret-link/link-not-available.tsx";

/** For a link that opens nothing: wrong, or of something that was erased. */
export function StatusNotFound() {
  return (
    <LinkNotAvailable
      reason="Part of the link may be missing, a newer link may have replaced it, or we no longer store what you sent. Open the link in our latest email, or get a new one."
      onward={{ to: "/status", label: "Get a new link by email" }}
      question="Still not working?"
    />
  );
}
