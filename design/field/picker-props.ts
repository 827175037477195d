import type { fieldAria } from "./field-aria.ts";

/** An option of a long list. */
export type Choosable = { value: string; label: string };

/** Props of a control for choosing several of many options. */
export type PickerProps = {
  id: string;
  /** While the list is open the page around it is hidden, its label as well. */
  label: string;
  options: readonly Choosable[];
  chosen: readonly Choosable[];
  onChange: (chosen: Choosable[]) => void;
  placeholder: string;
  isRequired: boolean;
  aria: ReturnType<typeof fieldAria>;
};
