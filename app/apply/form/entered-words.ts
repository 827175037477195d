import { createContext, useContext } from "react";

/** Whether staff enter the application for its sender, to whom the form does not speak then. */
export const IsEntered = createContext(false);

/** One of two texts, by who fills in the form. */
export function useWords(): (sender: string, staff: string) => string {
  const isEntered = useContext(IsEntered);
  return (sender, staff) => (isEntered ? staff : sender);
}
