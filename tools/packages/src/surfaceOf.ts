import { join } from 'node:path';
import ts from 'typescript';

const { SymbolFlags } = ts;

/** Returns a line for each name that the entries export: its kind and, for a component, its props. */
export function surfaceOf(entries: Readonly<Record<string, string>>, folder: string): string {
  const files = Object.values(entries).map((file) => join(folder, file));
  const program = ts.createProgram(files, {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    jsx: ts.JsxEmit.ReactJSX,
    noEmit: true,
    skipLibCheck: true,
    strict: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  return Object.entries(entries)
    .map(([entry, file]) => {
      const source = program.getSourceFile(join(folder, file));
      const module = source && checker.getSymbolAtLocation(source);
      if (!module) throw new Error(`${file} of ${folder} exports nothing: is it built?`);
      const lines = checker.getExportsOfModule(module).map((symbol) => lineOf(symbol, checker));
      return [`[${entry}]`, ...lines.toSorted(), ''].join('\n');
    })
    .join('\n');
}

function lineOf(exported: ts.Symbol, checker: ts.TypeChecker): string {
  const symbol = exported.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  if (symbol.flags & SymbolFlags.Class) return `${exported.name}: class`;
  if (symbol.flags & SymbolFlags.Interface) return `${exported.name}: interface`;
  if (symbol.flags & SymbolFlags.TypeAlias && !(symbol.flags & SymbolFlags.Value)) return `${exported.name}: type`;
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  if (!signature) return `${exported.name}: value`;
  if (!isComponent(exported.name, signature, checker)) return `${exported.name}: function`;
  return [`${exported.name}: component`, ...propsOf(signature, checker)].join(' ');
}

function isComponent(name: string, signature: ts.Signature, checker: ts.TypeChecker): boolean {
  return /^[A-Z]/.test(name) && /Element|ReactNode/.test(checker.typeToString(signature.getReturnType()));
}

/** Returns the props declared by one of our packages, and `…` if the component also accepts those of an element. */
function propsOf(signature: ts.Signature, checker: ts.TypeChecker): string[] {
  const [parameter] = signature.getParameters();
  if (!parameter) return [];
  const type = checker.getTypeOfSymbol(parameter);
  const all = type.isUnion() ? type.types.flatMap((one) => one.getProperties()) : type.getProperties();
  const isForeign = (prop: ts.Symbol) =>
    prop.declarations?.every((declaration) => isOfLibrary(declaration.getSourceFile().fileName)) ?? false;
  const own = all
    .filter((prop) => !isForeign(prop))
    .map((prop) => `${prop.name}${prop.flags & SymbolFlags.Optional ? '?' : ''}`);
  return [...new Set(own)].toSorted().concat(all.some(isForeign) ? ['…'] : []);
}

function isOfLibrary(file: string): boolean {
  return file.includes('/node_modules/') && !file.includes('/@otryv/');
}
