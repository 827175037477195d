import { SELECTION_FORM } from "./use-selection.ts";

/** What a ticked row sends with the form of its list, and what it is called. */
export type ListSelection<Row> = {
  toValue: (row: Row) => string;
  toName: (row: Row) => string;
};

const CELL = "w-10 align-middle";
/** Above the link that covers the row. */
const TICK = "relative z-10 flex size-8 items-center justify-center pl-2";

/** Ticks a row of a list. */
export function SelectCell({ value, name }: { value: string; name: string }) {
  return (
    <td className={CELL}>
      <label className={TICK}>
        <input
          type="checkbox"
          form={SELECTION_FORM}
          name="row"
          value={value}
          autoComplete="off"
          data-select
          aria-label={`Select ${name}`}
        />
      </label>
    </td>
  );
}

/** Ticks all rows of the page. */
export const SelectPageCell = () => (
  <th className={CELL}>
    <label className={TICK}>
      <input
        type="checkbox"
        autoComplete="off"
        data-select-page
        aria-label="Select all of this page"
        className="noscript:hidden"
      />
    </label>
  </th>
);
