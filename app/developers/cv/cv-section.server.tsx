import { Text, View } from "@react-pdf/renderer";
import { Children, type ReactNode } from "react";
import { styles } from "./cv-style.server.ts";
import { type CvBlock, toCvBlocks } from "./cv-text.server.ts";

/** Every element accepts an outline entry; the types allow it for a few only. */
const toBookmark = (title: string): object => ({ bookmark: title });

/**
 * A heading at the side and its parts; nothing without parts. The first part
 * stays with its heading, which is therefore never alone at the end of a page.
 */
export function CvSection({ title, children }: { title: string; children: ReactNode }) {
  const [first, ...further] = Children.toArray(children);
  if (first === undefined) return null;
  return (
    <>
      <View style={styles.section} wrap={false} {...toBookmark(title)}>
        <Text style={styles.label}>{title}</Text>
        <View style={styles.content}>{first}</View>
      </View>
      {further.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name, and never change
        <View key={index} style={styles.further}>
          {part}
        </View>
      ))}
    </>
  );
}

function toRuns({ runs }: CvBlock): ReactNode {
  return runs.map(({ text, strong }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: words have no other name, and never change
    <Text key={index} style={strong ? styles.strong : {}}>
      {text}
    </Text>
  ));
}

/** Sanitised HTML as paragraphs and items of lists. */
export function toCvParagraphs(html: string, style = styles.paragraph): ReactNode[] {
  return toCvBlocks(html).map((block, index) =>
    block.kind === "item" ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other name, and never change
      <View key={index} style={styles.item}>
        <Text style={styles.dash}>–</Text>
        <Text style={styles.content}>{toRuns(block)}</Text>
      </View>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Text key={index} style={style} orphans={2} widows={2}>
        {toRuns(block)}
      </Text>
    ),
  );
}
