import { LinkNotAvailable } from "#app/site/secret-link/link-not-available.tsx";

/** For a link of an hour that is wrong or older. */
export function DataLinkEnded() {
  return (
    <LinkNotAvailable
      reason="It worked for an hour, or part of it is missing. Ask for another one on your status page."
      onward={{ to: "/status", label: "Get the link to that page" }}
      question="Still not working?"
    />
  );
}
