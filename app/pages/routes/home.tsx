export default function Home() {
  return <h1>OGDS</h1>;
}
