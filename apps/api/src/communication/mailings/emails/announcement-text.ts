/** Part of a paragraph. */
export interface TextRun {
  text: string;
  isBold: boolean;
}

export type TextBlock = { kind: 'paragraph'; lines: TextRun[][] } | { kind: 'button'; label: string; href: string };

const buttonPattern = /^\[([^\]\n]{1,60})\]\(((?:https:\/\/|\/)[^\s)]{1,300})\)$/;

/**
 * Parses an announcement into blocks: paragraphs with a blank line between them, `**bold**`, and a button for a
 * paragraph that is one `[label](address)`. The address is a path of the portal or starts with https://.
 */
export function blocksOf(text: string, publicUrl: string): TextBlock[] {
  return text
    .split(/\r?\n(?:[ \t]*\r?\n)+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => {
      const [, label = '', address = ''] = buttonPattern.exec(paragraph) ?? [];
      if (label !== '' && URL.canParse(address, publicUrl))
        return { kind: 'button', label, href: new URL(address, publicUrl).href };
      return { kind: 'paragraph', lines: paragraph.split(/\r?\n/).map(runsOf) };
    });
}

function runsOf(line: string): TextRun[] {
  return line
    .split(/(\*\*[^*]+\*\*)/)
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith('**') && part.endsWith('**') && part.length > 4
        ? { text: part.slice(2, -2), isBold: true }
        : { text: part, isBold: false },
    );
}
