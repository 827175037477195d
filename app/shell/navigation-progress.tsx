import { useNavigation } from "react-router";

/** A thin line at the top while the next page is on its way; most pages are there before it shows. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === "idle") return null;
  return (
    <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-0.5">
      <div className="h-full origin-left animate-progress bg-blue" />
    </div>
  );
}
