export type { FileLimits } from './checkFiles.ts';
export { FileField, type FileFieldProps } from './FileField.tsx';
export type { PresentPicture } from './PresentPreview.tsx';
