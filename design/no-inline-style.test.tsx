import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { Button } from "./buttons/button.tsx";
import { LinkButton } from "./buttons/link-button.tsx";
import { Disclosure } from "./disclosure.tsx";
import { ChipsField } from "./field/chips-field.tsx";
import { FileField } from "./field/file-field.tsx";
import { SelectField } from "./field/select-field.tsx";
import { TextArea } from "./field/text-area.tsx";
import { ImageFrame } from "./image-frame.tsx";
import { Progress } from "./loading/progress.tsx";
import { Skeleton } from "./loading/skeleton.tsx";
import { Notice } from "./notice.tsx";
import { Popup } from "./overlays/popup.tsx";
import { SlideOver } from "./overlays/slide-over.tsx";
import { TabList, TabPanel, Tabs } from "./tabs.tsx";
import { Chip } from "./text/chip.tsx";
import { TagList } from "./text/tag-list.tsx";

test("what the server renders carries no style attribute, so that a strict policy can forbid them", () => {
  const html = renderToString(
    <MemoryRouter>
      <Button pending>Send</Button>
      <LinkButton to="/">Home</LinkButton>
      <Chip removeTo="/">React</Chip>
      <Disclosure summary="Question">Answer</Disclosure>
      <ChipsField name="kind" label="Kind" suggestions={["New"]} />
      <FileField name="file" label="File" onChoose={() => {}} onRemove={() => {}} />
      <SelectField name="zone" label="Zone" options={[{ value: "a", label: "A" }]} />
      <TextArea name="message" label="Message" maxCharacters={10} />
      <Notice title="News" />
      <ImageFrame seed={3}>
        <svg />
      </ImageFrame>
      <Progress step={2} of={4} />
      <Skeleton />
      <TagList label="Technologies" items={[{ name: "React" }]} />
      <Tabs value="info" onValueChange={() => {}}>
        <TabList label="Profile" value="info" tabs={[{ value: "info", label: "Info" }]} />
        <TabPanel value="info">About</TabPanel>
      </Tabs>
      <SlideOver open onClose={() => {}} title="Panel">
        Content
      </SlideOver>
      <Popup open onClose={() => {}} title="News">
        Content
      </Popup>
    </MemoryRouter>,
  );
  expect(html).not.toMatch(/\sstyle="/);
  expect(html).not.toContain("<style");
  expect(html).toContain('role="tablist"');
});
