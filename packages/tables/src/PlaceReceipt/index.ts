export { PlaceReceipt, type PlaceReceiptProps } from './PlaceReceipt.tsx';
