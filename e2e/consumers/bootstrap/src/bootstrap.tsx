import 'bootstrap/dist/css/bootstrap.css';
import './isolated.tsx';
