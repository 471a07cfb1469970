import { guideLists, guideLocales } from '../guides/guide.ts';

const firstHeading = 'По-русски';

/** The part of a Markdown tree that this plugin reads and writes. */
interface Node {
  type: string;
  name?: string;
  depth?: number;
  attributes?: object[];
  children?: Node[];
  value?: string;
}

/**
 * Splits the document of a guide for the docs page: each list with its heading becomes a `Part`, and parts and examples
 * get the language of their section.
 */
export function guideParts() {
  return (tree: Node): void => {
    const nodes = tree.children ?? [];
    // Storybook does not name the file: other documents begin with their imports.
    if (nodes[0]?.children?.[0]?.value === firstHeading) tree.children = sectionsOf(nodes);
  };
}

function sectionsOf(nodes: readonly Node[]): Node[] {
  const sections: Node[] = [];
  let language = -1;
  let list = -1;
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === 1) {
      language += 1;
      list = -1;
    } else if (node.type === 'heading') {
      list += 1;
      sections.push(part(guideLists[list] ?? '', language, [node]));
    } else if (node.type === 'mdxJsxFlowElement') {
      const { attributes = [] } = node;
      sections.push({ ...node, attributes: [...attributes, attribute('locale', guideLocales[language])] });
    } else if (list >= 0) sections.at(-1)?.children?.push(node);
  }
  return sections;
}

function part(of: string, language: number, children: Node[]): Node {
  const attributes = [attribute('of', of), attribute('locale', guideLocales[language])];
  return { type: 'mdxJsxFlowElement', name: 'Part', attributes, children };
}

const attribute = (name: string, value = '') => ({ type: 'mdxJsxAttribute', name, value });
