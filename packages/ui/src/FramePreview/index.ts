export { FramePreview, type FramePreviewProps } from './FramePreview.tsx';
export { PreviewLayout, type PreviewLayoutProps } from './PreviewLayout.tsx';
