import { useNavigation } from "react-router";
import { ProgressLine } from "./progress-line.tsx";

/** Most pages load before the line shows. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === "idle" ? null : <ProgressLine />;
}
