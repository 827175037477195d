import { isRouteErrorResponse, Link, useLocation } from "react-router";
import { ErrorReference } from "#app/shell/error-reference.tsx";

type Texts = { title: string; text: string; isOurFault?: boolean };

/** What went wrong with a page of the desk, in its own words where it has some. */
export function toErrorTexts(error: unknown): Texts {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const own = isRouteErrorResponse(error) && typeof error.data === "string" ? error.data : "";
  if (status === 403) {
    return {
      title: "You don't have access to this page",
      text: "Your role does not include this part of the desk. An owner of the desk can change your role.",
    };
  }
  if (status === 503) {
    return {
      title: "The desk is not available right now",
      text: "Try again in a moment. What was saved is safe.",
      isOurFault: true,
    };
  }
  if (status >= 500) {
    return {
      title: "Something went wrong",
      text: "The problem is on our side. What was saved is safe.",
      isOurFault: true,
    };
  }
  return { title: "Page not found", text: own || "There is no such page at the desk." };
}

/** The content of a page of the desk that failed. */
export function DeskError({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const { title, text, isOurFault } = toErrorTexts(error);
  return (
    <div className="max-w-form px-4 py-6">
      <h1 className="font-semibold text-lg">{title}</h1>
      <p className="mt-2">{text}</p>
      <p className="mt-4 flex flex-wrap gap-2">
        {isOurFault ? (
          <Link to={pathname + search} reloadDocument className="desk-button no-underline">
            Try again
          </Link>
        ) : null}
        <Link to="/desk" reloadDocument={isOurFault} className="desk-button no-underline">
          Go to Today
        </Link>
      </p>
      {isOurFault ? <ErrorReference /> : null}
    </div>
  );
}
