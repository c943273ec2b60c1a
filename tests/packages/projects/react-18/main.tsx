import '@quittance/widgets/styles.css';
import { createRoot } from 'react-dom/client';
import { Shop } from './shop.tsx';

createRoot(document.getElementById('root') as HTMLElement).render(<Shop />);
