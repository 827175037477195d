import { Combobox } from "@base-ui/react/combobox";
import { Check, ChevronDown } from "lucide";
import { useState } from "react";
import { Icon } from "../icon.tsx";
import { toFittingOptions } from "./fitting-options.ts";
import type { Choosable, PickerProps } from "./picker-props.ts";

/** A field to type into with the options that fit below it; each is switched on or off. */
export function SearchPicker({
  id,
  label,
  options,
  chosen,
  onChange,
  placeholder,
  isRequired,
  aria,
}: PickerProps) {
  const [text, setText] = useState("");
  return (
    <Combobox.Root<Choosable, true>
      multiple
      autoHighlight
      items={options}
      filteredItems={toFittingOptions(options, text)}
      inputValue={text}
      onInputValueChange={setText}
      value={chosen}
      onValueChange={(value, { reason }) => {
        // Escape closes the list; pressed once more it must not take away what was chosen.
        if (reason !== "escape-key") onChange(value);
      }}
      isItemEqualToValue={(one, other) => one.value === other.value}
    >
      <Combobox.InputGroup className="relative">
        <Combobox.Input
          {...aria}
          id={id}
          aria-label={label}
          aria-required={isRequired}
          autoComplete="off"
          placeholder={placeholder}
          className="control pr-12"
        />
        <Combobox.Trigger
          aria-label="Show all"
          tabIndex={-1}
          className="absolute inset-y-0 right-0 flex w-12 items-center justify-center text-ink-soft"
        >
          <Icon of={ChevronDown} className="size-5" />
        </Combobox.Trigger>
      </Combobox.InputGroup>
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={6} className="z-40 w-(--anchor-width) outline-none">
          <Combobox.Popup className="max-h-[min(20rem,var(--available-height))] overflow-y-auto overscroll-contain rounded-field border border-line bg-paper shadow-float">
            <Combobox.Empty className="px-4 py-3 text-ink-soft empty:p-0">
              No matches.
            </Combobox.Empty>
            <Combobox.List aria-label={label} className="py-1 empty:p-0">
              {(option: Choosable) => (
                <Combobox.Item
                  key={option.value}
                  value={option}
                  className="flex min-h-11 cursor-default select-none items-center justify-between gap-3 px-4 py-2 data-highlighted:bg-blue-wash data-selected:text-blue"
                >
                  {option.label}
                  <Combobox.ItemIndicator>
                    <Icon of={Check} className="size-4" />
                  </Combobox.ItemIndicator>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
